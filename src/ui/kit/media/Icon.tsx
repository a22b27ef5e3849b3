import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  /** Pixels; 20 is for body text. */
  readonly size?: number;
}

/** Decorative: the text beside it or the control's label has the meaning. */
export const Icon = ({ of: Shape, size = 20 }: IconProps) => (
  <Shape
    aria-hidden="true"
    focusable="false"
    size={size}
    strokeWidth={1.75}
    absoluteStrokeWidth
    className="k-icon"
  />
);
