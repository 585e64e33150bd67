import { ErrorText, Skeleton } from '@portal/ui';
import { lazy, Suspense, useId } from 'react';
import type { RichEditorProps } from './rich-editor.tsx';

const RichEditor = lazy(async () => {
  const { RichEditor: editor } = await import('./rich-editor.tsx');
  return { default: editor };
});

/** A long text with marks: its editor is fetched with the first form that shows one. */
export function RichField(
  props: Omit<RichEditorProps, 'describedBy'> & { readonly error: string | undefined },
) {
  const { error, ...editor } = props;
  const errorId = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <span className="text-13 font-semibold">{editor.label}</span>
      <Suspense fallback={<Skeleton height="10rem" />}>
        <RichEditor
          key={editor.lang}
          {...editor}
          describedBy={error === undefined ? undefined : errorId}
        />
      </Suspense>
      {error !== undefined && (
        <div id={errorId}>
          <ErrorText>{error}</ErrorText>
        </div>
      )}
    </div>
  );
}
