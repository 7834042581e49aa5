/** What a turn leads to, as codes with figures; whoever gives a hint finds them, the language tables word them. */
export type Why =
  | { readonly code: 'winsGame' }
  | { readonly code: 'attractsDragons'; readonly count: number }
  | { readonly code: 'losesDragons'; readonly count: number }
  | { readonly code: 'leads'; readonly by: number }
  | { readonly code: 'keepsCards'; readonly count: number }
  | { readonly code: 'twoDragonsAtStake' }
  | { readonly code: 'endsFight' }
  | { readonly code: 'risksCall'; readonly bluffs: number };
