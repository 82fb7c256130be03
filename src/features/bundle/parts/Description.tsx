import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';

/** What is said of a set; it may be formatted. */
export const Description = ({ html }: { html: string }) =>
  html.trim() ? (
    <ReadMore>
      <RichText html={html} />
    </ReadMore>
  ) : null;
