import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState } from 'react';
import styled from 'styled-components';
import { later } from '../later.tsx';
import { PlantPicture } from '../plant/PlantPicture.tsx';
import { Box, Links, Sentence } from './frame.ts';
import { doing } from '../doing/messages/namespace.ts';
import type { GardenProps } from './GardenDialog.tsx';

const { Part: GardenDialog } = later(async () => {
  const part = await import(/* webpackChunkName: "more" */ './GardenDialog.tsx');
  return part.GardenDialog;
});

/**
 * All three are done: the plant in flower in the light of the evening, and one sentence. At least `least` px high, as what
 * stood there before, so that nothing below comes up under the finger.
 */
export function Garden({ onList, least, ...garden }: GardenProps & { onList: () => void; least: number }) {
  const tDoing = useMessages(doing);
  const { hour, level, deeds } = garden;
  const [isMoreWanted, setMoreWanted] = useState(false);
  return (
    <>
      <Whole style={{ minHeight: least }}>
        <PlantPicture
          hour={hour === 'night' ? 'night' : 'evening'}
          level={level}
          deeds={deeds}
          height={366}
          from={0}
          whole={400}
          isNear={level === 'sprout' || level === 'small_plant'}
        />
        <div role="status">
          <Sentence>{tDoing('tasks.garden.title')}</Sentence>
        </div>
      </Whole>
      <Links>
        <LinkButton type="button" onClick={onList}>
          {tDoing('tasks.garden.showThree')}
        </LinkButton>
        <LinkButton type="button" onClick={() => setMoreWanted(true)}>
          {tDoing('tasks.garden.more')}
        </LinkButton>
      </Links>
      {isMoreWanted && <GardenDialog {...garden} onClose={() => setMoreWanted(false)} />}
    </>
  );
}

/** The picture takes the room that the sentence leaves. */
const Whole = styled(Box)`
  display: grid;
  grid-template-rows: 1fr auto;
`;
