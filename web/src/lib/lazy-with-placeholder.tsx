import { createElement, useEffect, useState, type ComponentType } from 'react';

type Loaded<Props extends object> = { default: ComponentType<Props> };

/**
 * A component that is loaded when it is needed, shown in the same frame if it is already here, and as soon as it has come if
 * not. (React's own `lazy` shows what comes only a third of a second after the placeholder, by design.) `Meanwhile` stands in.
 */
export function lazyWithPlaceholder<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  Meanwhile: ComponentType<Props>,
): { Component: ComponentType<Props>; load: () => Promise<void> } {
  let ready: ComponentType<Props> | undefined;
  const get = async (): Promise<void> => {
    ready = (await load()).default;
  };
  function Later(props: Props) {
    // Held in an object: a component is a function, and a state that is a function would be called.
    const [part, setPart] = useState<{ type?: ComponentType<Props>; failure?: Error }>(() => ({ type: ready }));
    const here = part.type !== undefined;
    useEffect(() => {
      if (here) return;
      let wanted = true;
      get().then(
        () => wanted && setPart({ type: ready }),
        (cause: unknown) => wanted && setPart({ failure: new Error('A part of the app did not load.', { cause }) }),
      );
      return () => {
        wanted = false;
      };
    }, [here]);
    if (part.failure) throw part.failure;
    return part.type ? createElement(part.type, props) : createElement(Meanwhile, props);
  }
  return { Component: Later, load: get };
}
