import { memo } from 'react';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { Instructor } from '@/shared/entities/instructor';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { InstructorCard } from '@/shared/ui/cards/InstructorCard';
import { hueOf } from '@/shared/ui/subjects';

/** A teacher in a list, with their subjects. */
export const InstructorItem = memo(function InstructorItem({
  item,
  inline,
}: {
  item: Instructor;
  /** A small portrait beside the name. */
  inline?: boolean;
}) {
  const hrefTo = useHrefTo();
  const [first] = item.subjects;
  return (
    <InstructorCard
      href={hrefTo(paths.instructor(item.id))}
      name={item.name}
      text={joinNames(item.subjects)}
      picture={item.profilePicUrl}
      hue={hueOf(first?.key, first?.id ?? item.id)}
      {...(inline ? { inline } : {})}
    />
  );
});
