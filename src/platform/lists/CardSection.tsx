import type { UnknownAction } from 'redux';
import type { FetchState } from '@/shared/duck/fetch';
import { CardSkeletons, type SkeletonKind } from '@/shared/ui/cards/CardSkeleton';
import type { Elements } from '@/shared/ui/elements';
import { Grid, type GridKind } from '@/shared/ui/layout/Grid';
import { Section, type SectionProps } from '@/shared/ui/layout/Section';
import { FetchBlock } from './FetchBlock';

interface CardSectionProps<T> extends Omit<SectionProps, 'children'> {
  state: FetchState<T[]>;
  actions: { repeat(state: FetchState<T[]>): UnknownAction };
  layout: GridKind;
  skeleton: { kind: SkeletonKind; count: number };
  /** Without it, a section without cards is not rendered. */
  empty?: Elements;
  errorTitle: string;
  errorText?: string;
  idOf: (item: T) => number;
  children: (item: T) => Elements;
}

/** A section of cards that load together. */
export function CardSection<T>(props: CardSectionProps<T>) {
  const { state, actions, layout, skeleton, empty = null, errorTitle, errorText, idOf, children, ...section } = props;
  return (
    <FetchBlock
      state={state}
      actions={actions}
      isEmpty={(items) => items.length === 0}
      empty={empty}
      errorTitle={errorTitle}
      errorText={errorText}
      skeleton={<CardSkeletons {...skeleton} layout={layout} />}
      frame={(content) => <Section {...section}>{content}</Section>}
    >
      {(items) => (
        <Grid kind={layout}>
          {items.map((item) => (
            <li key={idOf(item)}>{children(item)}</li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}
