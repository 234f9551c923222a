import { createElement, useEffect, useState, type ComponentType } from 'react';

type Loaded<Props extends object> = { default: ComponentType<Props> };

/**
 * A lazily loaded component that renders in the same frame if it is already loaded, and as soon as it arrives
 * otherwise. React's own `lazy` throttles the switch from a placeholder to about 300 ms. `Placeholder` renders until
 * then.
 */
export function lazyWithPlaceholder<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  Placeholder: ComponentType<Props>,
): { Component: ComponentType<Props>; load: () => Promise<void> } {
  let ready: ComponentType<Props> | undefined;
  const loadComponent = async (): Promise<void> => {
    ready = (await load()).default;
  };
  function LazyComponent(props: Props) {
    // Wrapped in an object: React would call a function passed as state.
    const [part, setPart] = useState<{ type?: ComponentType<Props>; failure?: Error }>(() => ({ type: ready }));
    const isLoaded = part.type !== undefined;
    useEffect(() => {
      if (isLoaded) return;
      let isMounted = true;
      loadComponent().then(
        () => isMounted && setPart({ type: ready }),
        (cause: unknown) => isMounted && setPart({ failure: new Error('A part of the app did not load.', { cause }) }),
      );
      return () => {
        isMounted = false;
      };
    }, [isLoaded]);
    if (part.failure) throw part.failure;
    return part.type ? createElement(part.type, props) : createElement(Placeholder, props);
  }
  return { Component: LazyComponent, load: loadComponent };
}
