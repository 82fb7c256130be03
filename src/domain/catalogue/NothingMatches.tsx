import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState, type EmptyStateProps } from '@/shared/ui/content/State';
import { ClearFilters } from './ClearFilters';
import { useFilter } from './useFilter';
import { type FilterWords, useFilterWords } from './useFilterWords';

interface NothingMatchesProps extends Pick<EmptyStateProps, 'title' | 'headingLevel' | 'scene'> {
  /** Says that nothing matches the filter. */
  filteredText: (filter: FilterWords) => string;
  /** Says that there is nothing at all, and where else to look. */
  text?: string;
  link?: { href: string; label: string };
  /** The filter has course groups, too. */
  withGroup?: boolean;
  /** Further query parameters that filter the list. */
  also?: readonly string[];
}

/** The empty state of a list that follows the filter: offers to clear the filter, or else a link. */
export function NothingMatches({ filteredText, text, link, withGroup, also, ...state }: NothingMatchesProps) {
  const { isFiltered } = useFilter(also);
  const filter = useFilterWords(withGroup);
  if (isFiltered)
    return (
      <EmptyState boxed {...state} text={filteredText(filter)} action={<ClearFilters {...(also ? { also } : {})} />} />
    );
  const action = link && (
    <ButtonLink variant="outline" href={link.href}>
      {link.label}
    </ButtonLink>
  );
  return <EmptyState boxed {...state} text={text} action={action} />;
}
