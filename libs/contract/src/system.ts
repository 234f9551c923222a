export type Part = 'up' | 'down';

/** How the installation is; `voice` names what souls speak through. */
export interface Health {
  status: 'ok' | 'degraded';
  database: Part;
  queue: Part;
  worker: Part;
  voice: string;
}
