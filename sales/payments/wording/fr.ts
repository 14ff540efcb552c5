import type { CodeGroup } from '../codes.ts'

export const fr: Record<CodeGroup, string> = {
  paid: 'Votre paiement est bien arrivé. Merci !',
  waiting:
    'Votre banque n’a pas encore répondu. Ne payez pas une seconde fois : cette page vous préviendra dès que la réponse sera là.',
  'our-fault':
    'Le paiement n’a pas pu commencer, la faute vient de nous. Rien n’a été débité. Nous sommes prévenus ; appelez-nous, votre panier est conservé.',
  partly: 'Votre banque n’a accepté qu’une partie du paiement. Appelez-nous : nous réglerons cela ensemble.',
  'other-card':
    'Votre banque a refusé cette carte. Rien n’a été débité. Essayez une autre carte ; votre panier est resté tel quel.',
  funds:
    'Le plafond de la carte ne permet pas ce montant. Rien n’a été débité. Essayez une autre carte ou demandez à votre banque de relever le plafond.',
  cancelled: 'Vous avez quitté la page de paiement. Rien n’a été débité ; votre panier est resté tel quel.',
  'other-means':
    'Cette carte ne peut pas être acceptée. Rien n’a été débité. Payez avec une autre carte ; votre panier est resté tel quel.',
  confirmation:
    'Votre banque n’a pas reçu la confirmation qu’elle demande. Rien n’a été débité. Recommencez et confirmez dans l’application de votre banque ou avec son code.',
  'card-data':
    'Le numéro, la date ou le code de sécurité de la carte n’est pas bon. Rien n’a été débité. Vérifiez-les et recommencez.',
  doubled:
    'Votre banque a déjà vu ce paiement. Regardez si une confirmation vous attend dans vos e-mails, ou appelez-nous avant de payer à nouveau.',
  again:
    'Le paiement a pris trop de temps ou n’a pas pu aboutir. Rien n’a été débité. Vous pouvez recommencer tout de suite ; votre panier est resté tel quel.',
  later:
    'Le système de la banque ne répond pas pour le moment. Rien n’a été débité. Réessayez dans quelques minutes ; votre panier est resté tel quel.',
  refused:
    'Le paiement a été refusé. Rien n’a été débité. Recommencez, ou essayez une autre carte ; votre panier est resté tel quel.',
}
