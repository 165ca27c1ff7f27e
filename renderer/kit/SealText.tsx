/**
 * The whole fingerprint of a sealed deck, in groups that can be read out and compared. A part of it would not do: decks
 * that share eight digits can be made, decks that share all cannot.
 */
export function SealText({ seal }: { readonly seal: string }) {
  return <code data-part="seal">{(seal.match(/.{1,8}/g) ?? []).join(' ')}</code>;
}
