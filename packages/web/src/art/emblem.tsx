/** The sign of the game, the same as on its tab and its app. */
export function Emblem({ size = 48 }: { readonly size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} />;
}
