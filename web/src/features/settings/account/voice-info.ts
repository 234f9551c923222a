export interface Endpoint {
  model: string;
  host: string | null;
}

/** `endpoint` is null for non-operators: only operators may read it. */
export type VoiceInfo = { builtIn: true } | { builtIn: false; endpoint: Endpoint | null };

/** Splits a voice name of the form `model at host` at its last " at ". `host` is null without one. */
export function parseEndpoint(name: string): Endpoint {
  const separator = name.lastIndexOf(' at ');
  if (separator < 1) return { model: name, host: null };
  return { model: name.slice(0, separator), host: name.slice(separator + ' at '.length) };
}
