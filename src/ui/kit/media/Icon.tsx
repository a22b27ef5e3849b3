import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  /** Pixels; 20 sits on the line of body text. */
  readonly size?: number;
}

/** Always decoration: the text beside it, or the control's label, says what it means. */
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
