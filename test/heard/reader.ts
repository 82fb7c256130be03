/** A screen reader: it reads parts of the page aloud, and hears what the page says by itself. */
import { Virtual } from '@guidepup/virtual-screen-reader';

export interface Line {
  words: string;
  element: Element;
}

/** What a screen reader can leave out: the ends of parts, and parts without a meaning of their own. */
const silent = /^(end( of)?\b|paragraph$|not busy$|emphasis$|strong$|time$|mark$)/;
/** The reader names them from all of their text. */
const namedByText = 'a, button, summary, h1, h2, h3, h4, legend, label, [role=tab], [role=menuitem]';

export const shortenWords = (words: string) =>
  words
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^listitem, level \d+, position (\d+), set size (\d+)/, 'item $1 of $2')
    .replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
    .replace(/, (max value|min value) \d+|, \d+ controls?|, orientated \w+|, has popup listbox|, not busy/g, '');

/** Returns whether the reader never comes to an element. */
const isUnread = (element: Element) => element.closest('[aria-hidden=true], [hidden], [inert]') !== null;

const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement) ?? document.body;

/** Says the language of a line where it is not that of the reader's voice. */
function markLanguage(words: string, element: Element, voice: string): string {
  const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return language === voice ? words : `${words} (${language})`;
}

/** Returns the lines that a screen reader with a voice of one language says of a part of the page, from top to bottom. */
export async function readAloud(part: Element, voice: string): Promise<Line[]> {
  const lines: Line[] = [];
  if (isUnread(part)) return lines;
  const reader = new Virtual();
  await reader.start({ container: part });
  const named = new Map<Element, string>();
  const [top, first] = [reader.activeNode, await reader.lastSpokenPhrase()];
  let phrase = first;
  do {
    const element = elementOf(reader.activeNode);
    const owner = element.closest(namedByText);
    const words = shortenWords(phrase);
    const isRepeated = owner !== null && owner !== reader.activeNode && named.get(owner)?.includes(words);
    if (words && !silent.test(words) && !isRepeated && !element.matches('option'))
      lines.push({ words: markLanguage(words, element, voice), element });
    if (owner === reader.activeNode && !named.has(element)) named.set(element, words);
    await reader.next();
    phrase = await reader.lastSpokenPhrase();
  } while (reader.activeNode !== top || phrase !== first);
  await reader.stop();
  return lines;
}

const liveRegions = '[aria-live], [role=status], [role=alert], [role=log], [role=alertdialog], output';

/** Watches the live regions of the page instead of the reader's part, as long as they are on the page. */
class EarsObserver extends MutationObserver {
  constructor(onChange: MutationCallback) {
    super((changes, observer) => {
      const live = changes.filter(({ target }) => target.isConnected && elementOf(target).closest(liveRegions));
      if (live.length > 0) onChange(live, observer);
    });
  }

  override observe(_part: Node, options: MutationObserverInit): void {
    super.observe(document.body, options);
  }
}

/** Hears what the page says by itself: live regions, and where the focus has moved. */
export async function startListening(voice: string) {
  const reader = new Virtual();
  // A part of its own: the whole page would be read at each move of the focus.
  const container = document.createElement('div');
  await reader.start({ container, window: { document, MutationObserver: EarsObserver } });
  let focused = document.activeElement;
  return {
    /** Returns what was said since the last call. */
    async takeHeard(): Promise<string[]> {
      const log = (await reader.spokenPhraseLog()).map(shortenWords);
      await reader.clearSpokenPhraseLog();
      // A region tells each of its changes.
      const told = log.filter((words, index) => /^(polite|assertive): \S/.test(words) && words !== log[index - 1]);
      if (document.activeElement === focused) return told;
      focused = document.activeElement;
      const [arrival] = focused && focused !== document.body ? await readAloud(focused, voice) : [];
      return arrival ? [...told, `focus: ${arrival.words}`] : told;
    },
    stop: () => reader.stop(),
  };
}
