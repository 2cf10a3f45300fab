/**
 * The ways to what builds on the suggestion card. They lie beside the card's code, so that the files they fetch hold only
 * what is new.
 */
export const PARTS = {
  './choose/ChoosePage.tsx': () => import(/* webpackChunkName: "more" */ './choose/ChoosePage.tsx'),
  './tasks/TasksCard.tsx': () => import(/* webpackChunkName: "tasks" */ './tasks/TasksCard.tsx'),
};
