import { useTranslations } from '@portal/i18n/react';
import { Button, Input } from '@portal/ui';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';

/** A path of this site or an https address (R78). */
const address = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/u;

/** What the server lets through; the rest of the kit stays out. */
const marks = StarterKit.configure({
  code: false,
  codeBlock: false,
  horizontalRule: false,
  heading: { levels: [3, 4] },
  link: {
    openOnClick: false,
    autolink: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url) => address.test(url),
  },
});

export interface RichEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly lang: string | undefined;
  readonly direction: 'ltr' | 'rtl' | undefined;
  readonly describedBy: string | undefined;
}

/** A body with its marks; fetched with the form that asks for one, because few pages do. */
export function RichEditor(props: RichEditorProps) {
  const { label, value, onChange, lang, direction, describedBy } = props;
  const editor = useEditor({
    extensions: [marks],
    content: markedUp(value),
    // Styles come from sheets: the page lets no others in.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(lang !== undefined && { lang }),
        dir: direction ?? 'auto',
        class: bodyClass,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className="grid min-w-0 gap-2 rounded-control border border-line p-2">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

const bodyClass = 'ui-rich min-h-32 content-start p-2 text-14 whitespace-pre-wrap';

/** Plain text as paragraphs, so that it is not read as markup. */
function markedUp(text: string): string {
  if (/^<(p|h3|h4|ul|ol|blockquote)[\s>]/u.test(text)) {
    return text;
  }
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = safe.split(/\n{2,}/u).map((part) => part.replaceAll('\n', '<br>'));
  return paragraphs.map((part) => `<p>${part}</p>`).join('');
}

const acts = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
} as const satisfies Readonly<Record<string, (editor: Editor) => boolean>>;
type Act = keyof typeof acts;
const actNames = Object.keys(acts) as Act[];

function Toolbar({ editor }: { readonly editor: Editor }) {
  const t = useTranslations('desk-content.rich');
  const [isLinking, setIsLinking] = useState(false);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: state }) =>
      ([...actNames, 'link'] as const).filter((name) => state.isActive(name)),
  });
  return (
    <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap gap-1">
      {actNames.map((name) => (
        <Button
          key={name}
          size="small"
          variant={pressed.includes(name) ? 'primary' : 'ghost'}
          aria-pressed={pressed.includes(name)}
          onClick={() => acts[name](editor)}
        >
          {t(name)}
        </Button>
      ))}
      <Button
        size="small"
        variant={pressed.includes('link') ? 'primary' : 'ghost'}
        aria-pressed={pressed.includes('link')}
        onClick={() =>
          pressed.includes('link')
            ? editor.chain().focus().extendMarkRange('link').unsetLink().run()
            : setIsLinking(!isLinking)
        }
      >
        {t('link')}
      </Button>
      {isLinking && <LinkField editor={editor} onDone={() => setIsLinking(false)} />}
    </div>
  );
}

function LinkField(props: { readonly editor: Editor; readonly onDone: () => void }) {
  const t = useTranslations('desk-content.rich');
  const { editor, onDone } = props;
  const [href, setHref] = useState('');
  return (
    <span className="flex w-full flex-wrap gap-2">
      <Input
        aria-label={t('address')}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        inputMode="url"
        dir="ltr"
      />
      <Button
        size="small"
        disabled={!address.test(href.trim())}
        onClick={() => {
          editor.chain().focus().setLink({ href: href.trim() }).run();
          onDone();
        }}
      >
        {t('setLink')}
      </Button>
    </span>
  );
}
