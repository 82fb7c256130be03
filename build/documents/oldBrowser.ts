/**
 * Shows the document's message for older browsers (`src/app/prerender/OldBrowser.tsx`). It is a classic script in the
 * language of 2009, because these browsers may understand no other. The features came with the oldest browsers that
 * are supported, or shortly before. Without import maps no module of the app runs: a document without content then
 * shows the message only. It is behind the content, whose first bytes count, and moves to the top when it is shown.
 */
export const oldBrowserScript = `(function(){var box=document.getElementById("old-browser"),script=window.HTMLScriptElement,css=window.CSS&&CSS.supports,runs=script&&script.supports&&script.supports("importmap");if(!box||runs&&css&&CSS.supports("height","1dvh")&&CSS.supports("container-type","inline-size")&&"inert"in document.body&&[].findLast)return;box.removeAttribute("hidden");document.body.insertBefore(box,document.body.firstChild);if(!runs&&box.hasAttribute("data-empty"))document.documentElement.setAttribute("data-too-old","")})()`;
