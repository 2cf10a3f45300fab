import { usePictures } from '@spire/client/lazy';
import { useSession } from '@spire/remote-kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** The person's own picture; nothing until it is here, and where it cannot be had. One that waits is seen from this device. The name beside it says whose it is. */
export function Avatar({ name, size }: { name: string; size: string }) {
  const { userId } = useSession();
  const { read } = usePictures();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    read(`${userId}/${name}`, 'small').then(
      (blob) => {
        if (!isWanted || blob === undefined) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [userId, name, read]);
  return address === undefined ? null : <Picture src={address} alt="" $size={size} />;
}

const Picture = styled.img<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border-radius: 50%;
  object-fit: cover;
`;
