/**
 * The one place where the bench meets the mind.
 * @type {import('./run.mjs').CreateSoul}
 */
export function createSoul(sketch) {
  throw new Error(`nothing speaks for ${sketch.name} yet: the bench is not joined to the mind`);
}
