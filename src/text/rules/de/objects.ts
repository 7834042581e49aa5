/** German: R1-R4, what there is, how a game is set up and how a fight begins. */

export const objects = {
  'R1.1':
    'Beide haben ein Deck aus 30 Karten und einen Anführer; nur Familien und selbst gebaute Decks können das ändern.',
  'R1.2': 'Die beiden Decks werden nie gemischt: Jede Karte kommt auf die Stapel der Person, der sie gehört.',
  'R1.3':
    'Beide haben Nachziehstapel, Hand, Kampfbereich, Unterstützungsbereich, Anführerstapel, einen Einflussbereich für Schiffe und einen Ablagestapel.',
  'R1.4':
    'Es gibt Anführer, Führungskarten, Charaktere, Verstärkungen, Unterstützungen und Schiffe; Schiffe sind Einflusskarten.',
  'R1.5':
    'Charaktere, Verstärkungen und Unterstützungen haben je einen Wert in Feuer und Erde; dazu können Symbole und ein Text kommen.',
  'R1.6': 'Die drei Drachen stehen in der Mitte oder bei einer Seite, nie bei beiden zugleich.',
  'R1.7':
    'Eine gespielte Karte ist aktiv. Wird sie daruntergeschoben, ist sie nicht mehr aktiv und hat weder Wert noch Symbol noch Text.',
  'R1.8':
    'Eine ignorierte Karte bleibt liegen und zählt weiter als Karte; nur was ignoriert wird, wirkt nicht. Ignorierte verdeckte Bluffs zählen auch nicht.',
  'R2.1': 'Zu Beginn eines Spiels stehen alle drei Drachen in der Mitte.',
  'R2.2': 'Beide nehmen ein Volk und legen dessen Anführer offen aus.',
  'R2.3': 'Beide mischen die übrigen Karten des Decks als verdeckten Nachziehstapel.',
  'R2.4': 'Wer das erste Spiel einer Partie beginnt, entscheidet das Los.',
  'R2.5': 'Beide ziehen 6 Karten; ist es vereinbart, dürfen danach beide einmal Karten tauschen.',
  'R2.6': 'Wer beginnt, eröffnet den ersten Kampf; das Element ist noch offen.',
  'R3.1':
    'Eine Partie besteht aus Spielen, ein Spiel aus Kämpfen, ein Kampf aus Zügen im Wechsel bis zu einem Rückzug, ein Zug aus acht Phasen.',
  'R3.2':
    'Nur wer am Zug ist, handelt. Die andere Seite antwortet auf die Frage nach der Farbe und auf das, was eine Karte von ihr will.',
  'R4.1':
    'Wer einen Kampf eröffnet, wählt Feuer oder Erde mit der ersten Ansage, wenn die Karten dieses Zugs liegen.',
  'R4.2': 'Nach dem ersten Zug wird abwechselnd gespielt, bis sich eine Seite zurückzieht.',
  'R4.3': 'Das Element gilt für den ganzen Kampf, außer eine Karte ändert es.',
  'R4.4': 'Wer sich zurückgezogen hat, eröffnet den nächsten Kampf.',
  'R4.5':
    'Im ersten Zug eines Kampfs kannst du ablehnen, dich aber nicht zurückziehen. Verstärkungen, Unterstützungen, Bluffs und Ladungen gehen nur, wenn sie frei sind oder ein Text sie erlaubt.',
  'R4.6':
    'Diese Grenzen gelten nur im ersten Zug des Kampfs; der erste Zug der anderen Seite ist ein gewöhnlicher.',
} as const;
