import { bannerSvg } from './banner.ts';
import { coverSvg } from './cover.ts';
import { type FanItem, fanSvg } from './fan.ts';
import { highlightIconSvg, isIconName } from './icon.ts';
import { liveArtSvg } from './liveArt.ts';
import { isScript } from './motifs/letters.ts';
import { isSubjectKey } from './palette.ts';
import { portraitSvg } from './portrait.ts';
import { weekSvg } from './week.ts';
import { worksheetPdf } from './worksheet.ts';

export interface DrawnMedia {
  contentType: 'image/svg+xml' | 'application/pdf';
  body: string;
}

const picture = (body: string): DrawnMedia => ({ contentType: 'image/svg+xml', body });

function fanItems(text: string): FanItem[] | null {
  const read = text.split('_').map((part): FanItem | null => {
    const [, key, id, script] = /^([a-z]+)-(\d+)(?:-([a-z]+))?$/.exec(part) ?? [];
    if (key === undefined || !isSubjectKey(key) || (script !== undefined && !isScript(script))) return null;
    return { subjectKey: key, id: Number(id), script };
  });
  return read.every((item) => item !== null) ? read : null;
}

/**
 * Returns the picture for a root-relative URL under `/media/`; null when it is not a drawn one (video and captions are
 * files).
 */
export function drawMedia(pathname: string): DrawnMedia | null {
  const [, root, kind, ...rest] = pathname.split('/');
  if (root !== 'media' || kind === undefined) return null;
  const tail = rest.join('/');

  const subjectAndId = /^([a-z]+)\/(\d+)\.svg$/.exec(tail);
  if (subjectAndId?.[1] && subjectAndId[2] && isSubjectKey(subjectAndId[1])) {
    const key = subjectAndId[1];
    const id = Number(subjectAndId[2]);
    if (kind === 'covers') return picture(coverSvg(id, key));
    if (kind === 'people') return picture(portraitSvg(id, key));
    return null;
  }

  const written = /^([a-z]+)\/(\d+)-([a-z]+)\.svg$/.exec(tail);
  if (kind === 'covers' && written?.[1] && written[3] && isSubjectKey(written[1]) && isScript(written[3])) {
    return picture(coverSvg(Number(written[2]), written[1], written[3]));
  }

  const week = /^([a-z]+)\/([0-6])-([a-z]{2}-[a-z]{2})\.svg$/.exec(tail);
  if (kind === 'weeks' && week?.[1] && week[3] && isSubjectKey(week[1])) {
    return picture(weekSvg(week[1], Number(week[2]), week[3]));
  }

  const live = /^([a-z]+)\/(\d+)\/(\d+)(-lit)?\.svg$/.exec(tail);
  if (kind === 'live' && live?.[1] && isSubjectKey(live[1])) {
    return picture(
      liveArtSvg({ id: Number(live[3]), subjectKey: live[1], teacherId: Number(live[2]), lit: live[4] !== undefined }),
    );
  }

  const name = /^([\w-]+)\.svg$/.exec(tail)?.[1];
  if (name !== undefined) {
    if (kind === 'banners') return picture(bannerSvg(name.replace(/-mobile$/, ''), !name.endsWith('-mobile')));
    if (kind === 'icons' && isIconName(name)) return picture(highlightIconSvg(name));
    const items = kind === 'fans' ? fanItems(name) : null;
    if (items) return picture(fanSvg(items));
  }

  const worksheet = /^worksheet-(\d+)\.pdf$/.exec(tail)?.[1];
  if (kind === 'files' && worksheet) return { contentType: 'application/pdf', body: worksheetPdf(Number(worksheet)) };
  return null;
}
