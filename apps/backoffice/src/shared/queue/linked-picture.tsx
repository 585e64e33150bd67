import { Skeleton } from '@portal/ui';

/** A picture that a member sent, behind a link; each look stands in the trail. */
export function LinkedPicture(props: {
  readonly picture: {
    readonly data: { readonly type: string; readonly image: string } | undefined;
    readonly isError: boolean;
  };
  readonly alt: string;
  readonly failed: string;
}) {
  const { picture, alt, failed } = props;
  const { data, isError } = picture;
  if (isError) {
    return <p className="m-0 text-text-2">{failed}</p>;
  }
  return data === undefined ? (
    <Skeleton className="h-24" />
  ) : (
    <img
      src={`data:${data.type};base64,${data.image}`}
      alt={alt}
      className="max-h-96 max-w-full object-contain"
    />
  );
}
