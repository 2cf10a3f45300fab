/** A worker that trains one classifier at a time on all texts. */
import { whenAsked } from './forEachTask.ts';
import { fitTask } from './holdOut.ts';
import { pack } from './pack.ts';
import { TASKS } from './tasks.ts';
import { everyText } from './texts.ts';

const texts = everyText();

whenAsked((name) => {
  const { labels, sorts } = TASKS[name];
  return pack(fitTask(texts, TASKS[name]), { labels, sorts });
});
