/** The props of every control for a single value. */
import type { Path } from '../../../contract/values.ts';
import type { FormNode } from '../form-node.ts';

export interface ControlProps {
  name: string;
  node: FormNode;
  path: Path;
  isOptional?: boolean;
  fallback?: unknown;
  help?: string | undefined;
  /** Required if the control has no visible label. */
  label?: string;
}

/** Attributes that every control puts on its element. */
export type Shared = Record<string, unknown>;
