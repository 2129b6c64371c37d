type Online = Navigator & {
  readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
};

/** True where the reader saves data or the line is slow. Not every browser tells. */
export function savesData(): boolean {
  const {connection}: Online = navigator;
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
