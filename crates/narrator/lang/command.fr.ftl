# Les mots de la ligne de commande.

command-error = erreur
