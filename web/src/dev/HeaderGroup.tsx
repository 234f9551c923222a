import { useState } from 'react';
import { Link } from 'wouter';
import { DrawerButton, DrawerContext } from '../ui/drawer';
import { PlainHeader } from '../ui/PlainHeader';
import { PublicHeader } from '../ui/PublicHeader';
import { ThemeToggle } from '../ui/ThemeChoice';
import { Group, Specimen, State } from './Specimen';

/** Headers of pages and their controls. */
export function HeaderGroup() {
  return (
    <Group id="headers" title="Headers">
      <Specimen name="PlainHeader" about="The header of account screens other than conversations.">
        <State name="Default" wide>
          <PlainHeader title="Title of the screen" heading={false} />
        </State>
      </Specimen>
      <Specimen
        name="PublicHeader"
        about="The header of pages that need no account, with links beside the theme switch."
      >
        <State name="With a link" wide>
          <PublicHeader>
            <Link href="/privacy" className="btn btn-quiet">
              Privacy
            </Link>
          </PublicHeader>
        </State>
      </Specimen>
      <Specimen name="ThemeToggle" about="Switches this page, as every other, between the light and the dark theme.">
        <State name="Default">
          <ThemeToggle />
        </State>
        <State name="Focus" focused>
          <ThemeToggle />
        </State>
      </Specimen>
      <DrawerSpecimen />
    </Group>
  );
}

function DrawerSpecimen() {
  const [count, setCount] = useState(0);
  return (
    <Specimen name="DrawerButton" about="Opens the sidebar on small screens; hidden on wide ones.">
      <State name="Default">
        <div className="flex min-h-11 items-center gap-3">
          <DrawerContext value={() => setCount((current) => current + 1)}>
            <DrawerButton />
          </DrawerContext>
          <span className="text-sm text-soft">Pressed {count} times</span>
        </div>
      </State>
    </Specimen>
  );
}
