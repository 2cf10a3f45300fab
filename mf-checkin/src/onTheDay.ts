/**
 * The ways to what builds on the suggestion card. They lie beside the card's code, so that the files they fetch hold
 * only what is new.
 */
export const choosePage = () => import(/* webpackChunkName: "more" */ './choose/ChoosePage.tsx');
export const tasksCard = () => import(/* webpackChunkName: "tasks" */ './tasks/TasksCard.tsx');
