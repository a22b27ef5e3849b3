import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import { Icon } from './Icon';
import './Menu.scss';

interface MenuEntryFace {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly current?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export type MenuEntry =
  | (MenuEntryFace & { readonly to: string })
  | (MenuEntryFace & { readonly onSelect: () => void })
  | { readonly key: string; readonly rule: true };

export interface MenuProps {
  /** A button; it gets `aria-expanded` and `aria-haspopup`. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly header?: ReactNode;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** It mounts open because of a key press, which Radix was not there to see: the first entry gets the focus. */
  readonly openedByKeyboard?: boolean | undefined;
}

const Face = ({ entry }: { readonly entry: MenuEntryFace }) => (
  <>
    {entry.icon && <Icon of={entry.icon} size={18} />}
    <span lang={entry.lang}>{entry.label}</span>
  </>
);

function Entry({ entry }: { readonly entry: MenuEntry }) {
  if ('rule' in entry) return <RadixMenu.Separator className="k-menu__rule" />;
  const current = entry.current === true ? ('true' as const) : undefined;
  if ('to' in entry) {
    return (
      <RadixMenu.Item asChild disabled={entry.disabled === true}>
        <Link className="k-menu__item" to={entry.to} aria-current={current}>
          <Face entry={entry} />
        </Link>
      </RadixMenu.Item>
    );
  }
  return (
    <RadixMenu.Item
      className="k-menu__item"
      disabled={entry.disabled === true}
      aria-current={current}
      onSelect={entry.onSelect}
    >
      <Face entry={entry} />
    </RadixMenu.Item>
  );
}

/**
 * Stays in its landmark instead of a portal, so that it belongs to what opened it. Import it by `React.lazy`, or use
 * `LazyMenu`: Radix is not part of a first view.
 */
export const Menu = ({ trigger, entries, header, open, onOpenChange, openedByKeyboard }: MenuProps) => {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (openedByKeyboard) content.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [openedByKeyboard]);

  return (
    <RadixMenu.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        ref={content}
        className="k-menu"
        align="end"
        sideOffset={8}
        collisionPadding={16}
        loop
      >
        {header !== undefined && <div className="k-menu__header">{header}</div>}
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
};
