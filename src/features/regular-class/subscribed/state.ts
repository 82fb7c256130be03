/** The topics that a student has joined: one list per section, so that each keeps its state. */
import { combineReducers } from 'redux';
import { ratingAccepted } from '@/domain/rating/state';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';

export const subscribedSize = 6;

export const subscribedSections = ['all', 'preOrdered', 'ongoing', 'completed'] as const;
export type Section = (typeof subscribedSections)[number];

/** Query parameter of the section, and its values; anything else means all. */
export const sectionKey = 'section';
export const readSection = (search: URLSearchParams): Section =>
  subscribedSections.find((section) => section === search.get(sectionKey)) ?? 'all';

type List = PagedListState<LiveTopicCard, null>;

const listActions = (section: Section) => pagedListActions<null, LiveTopicCard>(`subscribed/${section}`);

export const subscribedTopics = {
  all: listActions('all'),
  preOrdered: listActions('preOrdered'),
  ongoing: listActions('ongoing'),
  completed: listActions('completed'),
} as const satisfies Record<Section, unknown>;

export const topicId = ({ id }: LiveTopicCard) => id;

/** Applies a stored rating in every section. */
function changeTopic(topic: LiveTopicCard, action: { type: string }): LiveTopicCard {
  if (!ratingAccepted.match(action)) return topic;
  const { target } = action.payload;
  return target.kind === 'liveTopic' && target.id === topic.id ? { ...topic, isRated: true } : topic;
}

const listReducer = (section: Section) =>
  pagedListReducer(subscribedTopics[section], { mode: 'append', idOf: topicId, change: changeTopic });

export interface SubscribedSlice {
  subscribed: Readonly<Record<Section, List>>;
}

export const subscribedReducer = combineReducers({
  all: listReducer('all'),
  preOrdered: listReducer('preOrdered'),
  ongoing: listReducer('ongoing'),
  completed: listReducer('completed'),
});

const listSelectors = (section: Section) =>
  pagedListSelectors((root: SubscribedSlice) => root.subscribed[section], subscribedSize);

export const subscribedSelectors = {
  all: listSelectors('all'),
  preOrdered: listSelectors('preOrdered'),
  ongoing: listSelectors('ongoing'),
  completed: listSelectors('completed'),
} as const;
