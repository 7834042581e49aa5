/** Of the rules that actions are taken under; a record says which. */
export const rulesVersion = '1';
