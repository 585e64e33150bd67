import { Input } from '@portal/ui';

/** Where the pictures of a form of the cashier are chosen. */
export function PictureInput(props: { readonly onChoose: (files: readonly File[]) => void }) {
  return (
    <Input
      name="images"
      type="file"
      accept="image/png,image/jpeg,image/webp"
      multiple
      onChange={({ target }) => props.onChoose([...(target.files ?? [])])}
    />
  );
}
