import { useEffect, useRef } from 'react';
import type { Companion } from '@kinloom/contract';
import { LayersPanel } from '../../archive/LayersPanel';
import { Card } from '../Card';
import { LAYERS_ANCHOR } from '../insight-paths';

/** Memory layers; scrolled into view when the address points here. */
export function Layers({ soul }: { soul: Companion }) {
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash !== `#${LAYERS_ANCHOR}`) return;
    self.current?.scrollIntoView({ block: 'start' });
    self.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={self} tabIndex={-1} className="min-w-0 scroll-mt-6 outline-none">
      <Card title="Memory layers" intro={`The layers of ${soul.name}’s memories.`}>
        <LayersPanel companionId={soul.id} />
      </Card>
    </div>
  );
}
