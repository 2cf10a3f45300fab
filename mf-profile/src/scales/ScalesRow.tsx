import ScalesCard from './ScalesCard.tsx';

/** The same after the check-in: one row until somebody wants it. */
export default function ScalesRow() {
  return <ScalesCard isRow />;
}
