import { useMemo } from 'react';
import { RichTextPlain } from './RichTextPlain';
import { sanitiseHtml } from './sanitiseHtml';

/** The sanitised HTML itself: its own chunk, because the sanitiser is large. Use `RichText`. */
export default function RichHtml({ html }: { html: string }) {
  // Created once per text: a new TrustedHTML on each render would replace the nodes.
  const markup = useMemo(() => {
    const safe = sanitiseHtml(html);
    return safe === null ? null : { __html: safe };
  }, [html]);
  if (markup === null) return <RichTextPlain html={html} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place, and only after sanitising
  return <div dangerouslySetInnerHTML={markup} />;
}
