/** Whether a write failed because one of these unique constraints holds a row already. */
export function violates(error: unknown, constraints: readonly string[]): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint !== undefined && constraints.includes(constraint);
}
