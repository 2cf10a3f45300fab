import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { PartOfDay } from '@spire/domain/dates';
import { PageBody } from '@spire/ui/Page';
import { Scene } from '@spire/ui/Scene';
import { AfterHelp } from '@spire/written/AfterHelp';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import { useHomeScene } from './useHomeScene.ts';

interface HomeAfterHelpProps {
  kind: CrisisKind;
  name: string;
  /** A good thing that was written today, where there is a check-in. */
  told: string | undefined;
  hour: PartOfDay;
}

/** The rest of a day on which help was found: the evening's tones, the plant without what was done, and nothing to do. */
export function HomeAfterHelp({ kind, name, told = '', hour }: HomeAfterHelpProps) {
  const setAside = useSetHelpAside();
  const scene = useHomeScene(hour);
  return (
    <PageBody $columns={false}>
      <AfterHelp
        kind={kind}
        name={name}
        told={[told]}
        picture={<Scene hour={hour} height="10rem" {...(scene && { level: scene.level })} />}
        onNotMe={() => void setAside('all')}
      />
    </PageBody>
  );
}
