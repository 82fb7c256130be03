import { breadcrumbsBelow } from '@/domain/prerender/describedPage';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { imageUrl, organizationOf } from '@/domain/prerender/things';
import { postDocuments } from '@/domain/search/document';
import { excerptOf } from '@/shared/lib/plainText';
import { type AcademySlice, selectPostState } from './state';

export default definePageBuild({
  content: (root: AcademySlice) => selectPostState(root).data,
  describe({ title, summary, publishedAt, imageUrl: picture }, page) {
    const image = imageUrl(picture, page);
    return [
      {
        '@type': 'Article',
        headline: title,
        url: page.urlOf(page.path),
        inLanguage: page.language,
        publisher: organizationOf(page),
        ...(summary ? { description: excerptOf(summary) } : {}),
        ...(publishedAt ? { datePublished: publishedAt } : {}),
        ...(image ? { image } : {}),
      },
      breadcrumbsBelow(page, [title, page.path]),
    ];
  },
  documents: postDocuments,
  firstReads: (id) => [{ endpoint: 'academyPost', path: { id } }],
});
