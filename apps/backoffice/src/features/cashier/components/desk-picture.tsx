import { Skeleton } from '@portal/ui';
import { useDeskProof } from '../api/read-proof.ts';

/** A picture of an order; each look stands in the trail. */
export function DeskPicture(props: {
  readonly id: string;
  readonly label: string;
  readonly failed: string;
}) {
  const { id, label, failed } = props;
  const { data, isError } = useDeskProof(id);
  if (isError) {
    return <p className="m-0 text-text-2">{failed}</p>;
  }
  return data === undefined ? (
    <Skeleton className="h-24" />
  ) : (
    <img
      src={`data:${data.type};base64,${data.image}`}
      alt={label}
      className="max-h-96 max-w-full object-contain"
    />
  );
}
