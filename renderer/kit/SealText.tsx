/**
 * The whole fingerprint of a sealed deck, in groups that can be read out and compared. Part of it is not enough: two
 * decks that share eight digits can be made, two decks that share all digits cannot.
 */
export function SealText({ seal }: { readonly seal: string }) {
  return <code data-part="seal">{(seal.match(/.{1,8}/g) ?? []).join(' ')}</code>;
}
