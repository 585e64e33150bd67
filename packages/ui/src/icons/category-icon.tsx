import type { Category } from '../tokens/colors.ts';
import { categoryIcons } from './data/category-icons.ts';
import type { IconProps } from './icon.tsx';
import './category-icon.css';

/** The icon of a category in its own tint. */
export function CategoryIcon({
  category,
  size = 24,
  className,
}: IconProps & { readonly category: Category }) {
  const Drawing = categoryIcons[category];
  return (
    <span className="ui-category-icon" style={{ color: `var(--c-cat-${category})` }}>
      <Drawing size={size} className={className} />
    </span>
  );
}
