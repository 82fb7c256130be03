import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';

/** The description of a collection, which may be HTML. */
export const Description = ({ html }: { html: string }) =>
  html.trim() ? (
    <ReadMore>
      <RichText html={html} />
    </ReadMore>
  ) : null;
