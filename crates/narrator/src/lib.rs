//! Every event, action, refusal and receipt as a sentence, in English and French.
