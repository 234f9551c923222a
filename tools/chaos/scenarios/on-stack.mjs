import { underLoad } from '../load.mjs';
import { Stack } from '../stack.mjs';

/**
 * A fault done to processes without the launcher.
 * @param {import('../stack.mjs').StackOptions} options
 * @param {(load: import('../load.mjs').Load) => Promise<Record<string, number> | void>} cause
 */
export async function onStack(options, cause) {
  const stack = await Stack.start(options);
  try {
    return await underLoad({ base: stack.base, withDatabase: (work) => work(stack.pool), cause });
  } finally {
    await stack.stop();
  }
}
