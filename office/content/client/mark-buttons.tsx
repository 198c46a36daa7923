/** Turns the selected words bold or into a link. */
import { useEditing } from './editing.ts';
import { PageOptions } from './page-options.tsx';

interface Props {
  fieldId: string;
  onChange: (text: string) => void;
}

/** Placeholder that the owner replaces with the address of another site. */
const elsewhere = 'https://www.example.com';

export function MarkButtons({ fieldId, onChange }: Props) {
  const { site } = useEditing();

  /** `fallback` is inserted if nothing is selected. */
  function mark(before: string, after: string, fallback: string): void {
    const field = document.getElementById(fieldId) as HTMLTextAreaElement;
    const { value, selectionStart: start, selectionEnd: end } = field;
    const words = value.slice(start, end) || fallback;
    onChange(value.slice(0, start) + before + words + after + value.slice(end));
    field.focus();
    requestAnimationFrame(() =>
      field.setSelectionRange(start + before.length, start + before.length + words.length),
    );
  }

  return (
    <div className="marks">
      <button
        type="button"
        title="Make the selected words bold"
        onClick={() => mark('**', '**', 'bold words')}
      >
        <b>Bold</b>
      </button>
      <select
        aria-label="Turn the selected words into a link"
        value=""
        onChange={({ target }) => {
          const page = site.files.find(({ address }) => address === target.value);
          mark('[', `](${target.value})`, page?.label ?? 'another site');
        }}
      >
        <option value="">Link to …</option>
        <PageOptions files={site.files} />
        <option value={elsewhere}>Another site</option>
      </select>
    </div>
  );
}
