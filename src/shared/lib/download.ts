/** Offers a text to the visitor as a file download; in the browser only. */
export function downloadText(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke later, since the browser may read the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
