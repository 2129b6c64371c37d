type Online = Navigator & {
  readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
};

/** Returns true if the reader saves data or the connection is slow. Not every browser provides this information. */
export function savesData(): boolean {
  const {connection}: Online = navigator;
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
