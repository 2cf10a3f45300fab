import { usePictures } from '@spire/client/lazy';
import { useFormat, useMessages } from '@spire/i18n';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { history } from './messages/namespace.ts';

/** The pictures of an entry, small and whole; one that cannot be had leaves its words. */
export function EntryPictures({ paths }: { paths: readonly string[] }) {
  const t = useMessages(history);
  const format = useFormat();
  return (
    <Row>
      {paths.map((path, at) => (
        <OnePicture
          key={path}
          path={path}
          said={t('imported.picture', { number: format.number(at + 1), total: format.number(paths.length) })}
        />
      ))}
    </Row>
  );
}

function OnePicture({ path, said }: { path: string; said: string }) {
  const { addressOf } = usePictures();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    addressOf(path, 'small').then(
      (found) => isWanted && setAddress(found),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [addressOf, path]);
  return <Picture src={address} alt={said} loading="lazy" />;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Picture = styled.img`
  min-width: 4rem;
  max-width: 100%;
  height: 6rem;
  border-radius: ${radius.small};
  background: ${color.sunk};
  object-fit: contain;
`;
