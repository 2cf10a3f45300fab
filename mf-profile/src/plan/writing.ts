/** The cards to write on: fetched by whoever opens one. */
export { PeopleCard } from './PeopleCard.tsx';
export { TextsCard } from './TextsCard.tsx';
