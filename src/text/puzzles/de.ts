/** German: the puzzles. */
import type { PuzzleTexts } from './en';

export const puzzles: PuzzleTexts = {
  ember: {
    title: 'Eine kleine Flamme',
    story: 'Die Hoax können viel mehr Feuer aufbringen als du. Sieh nach, womit.',
    hint: 'Lies die Texte deiner Charaktere, dann sieh dir ihre an.',
    why: 'Ember verbietet Charaktere ohne Sonderfähigkeit, und andere haben sie nicht. Elemental Enchantment hebt dich auf 6, damit du überhaupt ansagen darfst.',
  },
  mutant: {
    title: 'Anderer Boden',
    story: 'Feuer ist das Element der Vulca, und dort gewinnst du nicht.',
    hint: 'Wer 7 gegen sich hat, darf den Kampf drehen.',
    why: 'Var-dis-Nar dreht den Kampf in Erde. Du sagst 5 an; mit allem, was sie haben, kommen sie auf 4.',
  },
  retrieve: {
    title: 'Niemand auf der Hand',
    story: 'Du hast keinen Charakter auf der Hand und musst dich wohl zurückziehen.',
    hint: 'Am Beginn des Zuges ist Zeit für Karten, die zurückkommen.',
    why: 'Hol Squadron Leader Squeak zurück und spiel ihn noch einmal. Zwei Launch-Karten kommen als Paar ins Spiel, und 10 ist mehr, als sie erreichen; eine allein genügt nicht.',
  },
  cataclysm: {
    title: 'Worauf sie sich stützen',
    story:
      'Drei Unterstützungen liegen vor den Hoax und zählen in jedem Zug. Du hast eine Führungskarte zu vergeben.',
    hint: 'Was den ganzen Kampf liegen bleibt, ist mehr wert als ein Charakter.',
    why: 'Cast Cataclysm nimmt ihnen 6 für immer. Danach ist schon 8 in Feuer außer Reichweite.',
  },
  tomorrow: {
    title: 'Genug für morgen',
    story: 'Mithalten kannst du auf viele Arten. Nur eine sorgt dafür, dass sie nicht mithalten.',
    hint: 'Zähl zusammen, was sie nächsten Zug höchstens schaffen, und überbiete es um 1.',
    why: 'Sie erreichen 10: 2, 5 und 3. Scorch the Inflammable verdoppelt macht 12, und Flickering Fires 1 dazu.',
  },
  distract: {
    title: 'Zwei Drachen, und noch zwei',
    story:
      'Sechs Karten liegen vor den Vulca, und zwei Drachen stehen bei ihnen. Zwei weitere wären das Ende.',
    hint: 'Du musst gehen. Es kommt darauf an, wie.',
    why: 'Nach Distract Holy Dragon bringt dein Rückzug ihnen nur einen Drachen: den dritten, nicht den vierten.',
  },
  silence: {
    title: 'Ein stiller Abend',
    story: 'Ihre Verstärkungen und Unterstützungen sind besser als deine. In Erde kämen sie auf 9.',
    hint: 'Eine Karte, die mehr verbietet als kämpft.',
    why: 'Solange Thirkomedas the Serene aktiv ist, spielen sie weder Verstärkungen noch Unterstützungen. Mit Tome of Wisdom hast du 7, und ein Charakter allein bringt sie auf 6.',
  },
  gang: {
    title: 'Je mehr, desto lustiger',
    story: 'Ein Mitglied der Fun-Bande steht vorn. Drei weitere hast du auf der Hand.',
    hint: 'Eine Bande kann wachsen, ohne jemanden darunterzuschieben.',
    why: 'Um alle drei erweitert zählt die Bande 2 + 3 + 3, von FunFun verdoppelt: 16. Als neue Bande wären es 12, und sie erreichen 14.',
  },
  landing: {
    title: 'Das Schiff läuft ein',
    story: 'Rising Sun ist voll. Auch deine Hand sieht stark aus.',
    hint: 'Buka-Charaktere von einem angelandeten Schiff sind frei.',
    why: 'Alle drei Charaktere und Armory vom Schiff machen 12. Sie erreichen 11; mit der Hand kommst du nicht so weit.',
  },
  sixCards: {
    title: 'Sechs in einem Flug',
    story: 'Diesen Kampf gewinnst du. Gewinn damit zwei Drachen.',
    hint: 'Zähl Karten, nicht Stärke.',
    why: 'Zwei Karten liegen schon da. Mit Commence Mega Launch kommen ein Charakter und drei Verstärkungen dazu: sechs Karten, zwei Drachen. Mit einem Paar allein wären es fünf.',
  },
  escape: {
    title: 'Die Erzählerin',
    story:
      'Diesen Kampf gewinnst du nicht, und jetzt zu gehen kostet zwei Drachen. Zu ziehen hast du nichts mehr.',
    hint: 'Bleib noch einen Zug, mit der richtigen Karte vorn.',
    why: 'Mit Bethenitana the Storyteller kostet dein Rückzug keinen Drachen, aber nur, solange sie aktiv ist. Inscrutable Armor trägt einen Schild: Du sagst 2 gegen 5 an und gehst im nächsten Zug.',
  },
  ownBluff: {
    title: 'Ein ehrliches Gesicht',
    story: 'Du brauchst 7 in Feuer und hast 5. Eine Karte darf verdeckt liegen.',
    hint: 'Und wenn sie dich Farbe bekennen lassen?',
    why: 'Cannoneer Riba Ko zeigt Feuer: Wird er geprüft, gewinnst du obendrein einen Drachen, und der Rest ist noch immer mehr, als sie erreichen. Jeder andere Bluff verliert dann.',
  },
  theyLie: {
    title: 'Wo ist das Feuer',
    story: 'Die Buka behaupten, ihre verdeckte Karte sei Feuer. Mithalten könntest du nicht.',
    hint: 'Drei Buka-Karten zeigen einen Feuerbluff. Such sie.',
    why: 'Alle drei Feuerbluffs liegen im Ablagestapel, also lügt diese Karte. Du gewinnst einen Drachen für die Probe und noch einen für den Kampf.',
  },
  count: {
    title: 'Zwei Gesichter, eine Wahrheit',
    story: 'Zwei Karten liegen verdeckt, in Erde. Beide müssten Erde sein.',
    hint: 'Wie viele Erdbluffs gibt es, und wie viele siehst du?',
    why: 'Qu Cha wurde abgelegt, Alo Cha daruntergeschoben: Für zwei Karten ist nur noch ein Erdbluff übrig. Eine von beiden lügt.',
  },
  honest: {
    title: 'Lass es gut sein',
    story: 'Ein Bluff, in Feuer, und ihre Hand liegt offen. Die Probe lockt.',
    hint: 'Such alle Bluffkarten, die nicht Feuer zeigen.',
    why: 'Jeder Leer- und jeder Erdbluff ist zu sehen, also ist diese Karte Feuer, und die Probe schenkt ihnen einen Drachen. Lass es gut sein und sag 10 an; sie erreichen 9.',
  },
};
