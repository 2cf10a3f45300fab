import { useLocation, useNavigate, useSearchParams } from '@spire/remote-kit/router';
import { useEffect } from 'react';

const PARAMETER = 'part';

/** The part of the short start lives in the address, so that Back, Forward and Reload work (A15). */
export function useShortPart(): { part: 1 | 2; goOn: () => void; goBack: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromFirst?: boolean } | null };
  const part = parameters.get(PARAMETER) === '2' ? 2 : 1;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [part]);
  return {
    part,
    goOn: () => setParameters({ [PARAMETER]: '2' }, { state: { isFromFirst: true } }),
    goBack: () => (state?.isFromFirst === true ? void navigate(-1) : setParameters({}, { replace: true })),
  };
}
