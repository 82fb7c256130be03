import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocale, languageTag } from '@/shared/i18n/locales';
import { installFakeVideo } from '@/shared/player/testing/fakeVideo';
import { setupApp } from '~test/setupApp';
import { createStudent } from './student';

/**
 * A file per language: after `>` is what a student does, on the lines below it what a screen reader says then. Whoever changes a line
 * reads it aloud.
 */
const folder = join(import.meta.dirname, 'journeys');

interface Journey {
  title: string;
  voice: string;
  lines: string[];
}

function readJourneys(file: string): Journey[] {
  const [, ...parts] = readFileSync(join(folder, file), 'utf8').split(/^# /m);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n').filter(Boolean);
    const [, locale = ''] = /^> open \/([\w-]+)/.exec(lines[0] ?? '') ?? [];
    if (!isLocale(locale)) throw new Error(`${file}: ${title} opens no page`);
    return { title, voice: languageTag(locale), lines };
  });
}

/** Defines the tests of files in `journeys`: each student of theirs does what is written, and hears what is written. */
export function testJourneys(files: readonly string[]): void {
  const { open } = setupApp();
  let uninstallVideo: () => void;
  beforeEach(() => {
    // Times are those of the region, whatever the zone of the machine.
    const options = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'none' });
    document.dispatchEvent(new Event('visibilitychange'));
    // The film does not move on while it is read about.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { fetch } = globalThis;
    uninstallVideo = installFakeVideo({ duration: 75, isBlocked: false, errorCode: 0 });
    vi.stubGlobal('fetch', fetch);
    // The test's document has no popovers.
    HTMLElement.prototype.hidePopover = () => undefined;
  });
  afterEach(() => {
    uninstallVideo();
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
  });

  describe.each(files)('%s', (file) => {
    it.each(readJourneys(file))('$title', async ({ voice, lines }) => {
      const student = createStudent(voice, open);
      const journey: string[] = [];
      for (const line of lines.filter((one) => one.startsWith('> ')))
        journey.push(line, ...(await student.perform(line.slice(2))));
      await student.stop();
      expect(journey).toEqual(lines);
    });
  });
}
